# The part of `npm run deploy` that runs on the server, from taking the lock to the end, in one process.
#
#   sh -c "$(cat on-server.sh)" on-server deploy FOLDER RELEASE [prepare]
#   sh -c "$(cat on-server.sh)" on-server rollback FOLDER
#
# `deploy` prints "ready" once it has the lock, and waits for the line "switch" from the sender of the
# files. Without that line, because the sender failed or was killed, nothing changes. With `prepare`, it makes
# nginx read the site.
set -eu
action=$1 folder=$2 release=${3-} prepares=${4-}
releases_kept=5
# Tests use another.
link=${PREPARED_ETC:-/etc}/nginx/sites-enabled/site.conf

fail() {
  echo "$*" >&2
  exit 1
}

# Replaces a symbolic link atomically.
point() {
  ln -sfn "$2" "$1.new"
  mv -T "$1.new" "$1"
}

# Prints the name of the release that a link points to; nothing if the link does not exist.
release_of() {
  link=$(readlink "$1" || true)
  basename "$link" .conf
}

# Ignores Ctrl-C and a lost connection, so that it never stops with a configuration that nginx has not checked.
switch_to() {
  trap '' HUP INT TERM
  current=$(release_of site.conf) previous=$(release_of previous.conf)
  if [ -n "$current" ] && [ "$current" != "$1" ]; then
    point previous.conf "configurations/$current.conf"
  fi
  touch "configurations/$1.conf"
  point site.conf "configurations/$1.conf"
  # Only now, because nginx does not start with a link that leads nowhere.
  linked=
  if [ -n "$prepares" ] && [ ! -L "$link" ]; then
    ln -s "$folder/site.conf" "$link"
    linked=yes
  fi
  # Not "grep -q", which closes the pipe at the first match, so that nginx fails.
  if ! nginx -t -q; then
    reason="nginx refuses the configuration of release $1; see its message above"
  elif ! nginx -T 2>/dev/null | grep -F "$folder/releases/$1;" >/dev/null; then
    reason="nginx does not read $folder/site.conf: add --prepare, or link it into /etc/nginx/sites-enabled"
  elif ! nginx -s reload; then
    reason="nginx cannot be reloaded; see its message above (is it running?)"
  else
    return 0
  fi
  [ -z "$linked" ] || rm "$link"
  if [ -n "$current" ]; then point site.conf "configurations/$current.conf"; else rm site.conf; fi
  if [ -n "$previous" ]; then
    point previous.conf "configurations/$previous.conf"
  else
    rm -f previous.conf
  fi
  fail "$reason. Nothing has changed."
}

# Replaces the contact service by the one that was sent, and starts it if the operator has enabled it.
switch_contact() {
  [ -d contact.new ] || return 0
  rm -rf contact.old
  [ ! -e contact ] || mv contact contact.old
  mv contact.new contact
  rm -rf contact.old
  if ! systemctl is-enabled --quiet contact 2>/dev/null; then
    [ -n "$prepares" ] || echo "The contact service is not set up on this server yet: --prepare does that."
  elif ! systemctl restart contact; then
    fail "Release $release is live, but the contact service cannot be restarted; see the message above."
  fi
}

# A configuration is removed before its files, so that there is never one without files.
remove_old_releases() {
  current=$(release_of site.conf) previous=$(release_of previous.conf)
  ls -t configurations | tail -n "+$((releases_kept + 1))" | while read -r file; do
    case ${file%.conf} in "$current" | "$previous") continue ;; esac
    rm "configurations/$file"
  done
  for files in releases/*; do
    [ -e "configurations/${files#releases/}.conf" ] || rm -r "$files"
  done
}

if [ ! -d "$folder" ]; then
  served=$(readlink "$link" || true)
  fail "There is no folder $folder on this server${served:+, which serves the site in ${served%/site.conf}}. Check SITE_ORIGIN in .env and build again, or add --prepare to set up the server for this build."
fi
cd "$folder"
exec 9>deploy.lock
flock --nonblock 9 || fail "Another deployment to $folder is running; try again when it has ended."
mkdir -p configurations

if [ "$action" = rollback ]; then
  release=$(release_of previous.conf)
  [ -n "$release" ] && [ "$release" != "$(release_of site.conf)" ] ||
    fail "There is no earlier release in $folder to roll back to."
else
  rm -rf contact.new
  echo ready
  # The limit frees the lock when the connection is lost without the server noticing.
  answer=$(timeout 1800 head -n 1 9>&-) ||
    fail "The files took longer than 30 minutes, so the lock was released. Nothing has changed."
  # Without the line, the sender has failed and printed the reason.
  [ "$answer" = switch ] || exit 1
fi
switch_to "$release"
remove_old_releases
[ "$action" = rollback ] || switch_contact
previous=$(release_of previous.conf)
echo "Release $release is live.${previous:+ Use --rollback to return to $previous.}"
