# Prepares a Debian server for `npm run deploy -- user@server --prepare`. Can run again at any time: it changes
# only what is missing, and never a file that the operator may have edited.
#
#   sh -c "$(cat prepare.sh)" prepare nginx FOLDER
#   sh -c "$(cat prepare.sh)" prepare https FOLDER HOST [MAIL]
#   sh -c "$(cat prepare.sh)" prepare contact FOLDER HOST
set -eu
action=$1 folder=$2 host=${3-} mail=${4-}
# Tests use others.
etc=${PREPARED_ETC:-/etc} node=${PREPARED_NODE:-/usr/bin/node}
link=$etc/nginx/sites-enabled/site.conf

fail() {
  echo "$*" >&2
  exit 1
}

install_missing() {
  missing=
  for package in "$@"; do
    dpkg-query --show --showformat '${Status}' "$package" 2>/dev/null | grep -q ' installed$' ||
      missing="$missing $package"
  done
  [ -n "$missing" ] || return 0
  echo "Installing$missing …"
  # shellcheck disable=SC2086 # one argument for each package
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
}

# Writes standard input to a file that does not exist yet.
write_once() {
  [ -e "$1" ] && cat >/dev/null && return 0
  mkdir -p "$(dirname "$1")"
  cat >"$1"
  echo "Wrote $1."
}

# Fails if nginx serves another site than the one of this build.
check_site() {
  served=$(readlink "$link" || true)
  [ -z "$served" ] || [ "$served" = "$folder/site.conf" ] ||
    fail "This server already serves the site in ${served%/site.conf}, and this build is for $host. Check SITE_ORIGIN in .env and build again. If you want to replace that site, remove $link on the server first."
}

prepare_nginx() {
  check_site
  install_missing nginx libnginx-mod-http-brotli-static rsync
  mkdir -p "$folder"
  # The link only: a site that the operator wrote is a file.
  [ ! -L "$etc/nginx/sites-enabled/default" ] || rm "$etc/nginx/sites-enabled/default"
  sed -i 's/worker_connections 768;/worker_connections 8192;/' "$etc/nginx/nginx.conf"
  echo 'worker_rlimit_nofile 20000;' | write_once "$etc/nginx/modules-enabled/90-open-files.conf"
}

prepare_https() {
  if [ -e "$folder/tls.conf" ]; then return 0; fi
  install_missing certbot python3-certbot-nginx
  if [ ! -e "$etc/letsencrypt/live/$host/fullchain.pem" ]; then
    if [ -n "$mail" ]; then set -- --email "$mail"; else set -- --register-unsafely-without-email; fi
    set -- certonly --nginx --non-interactive --agree-tos "$@" --cert-name "$host" -d "$host"
    bare=${host#www.}
    if [ "$bare" != "$host" ] && certbot "$@" -d "$bare"; then
      :
    elif certbot "$@"; then
      [ "$bare" = "$host" ] || echo "The certificate is for $host only: visitors of https://$bare see a warning. Point $bare to this server, then run here: certbot certonly --nginx --cert-name $host -d $host -d $bare"
    else
      fail "certbot could not get a certificate; see its message above. The site is live over HTTP. Point $host to this server and run the same command again, or add --no-https."
    fi
  fi
  write_once "$folder/https.conf" <<END
listen 443 ssl http2;
listen [::]:443 ssl http2;
ssl_certificate /etc/letsencrypt/live/$host/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/$host/privkey.pem;
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_prefer_server_ciphers off;
ssl_session_cache shared:tls:10m;
ssl_session_timeout 1d;
ssl_session_tickets off;
add_header Strict-Transport-Security "max-age=63072000" always;
END
  write_once "$folder/tls.conf" <<END
include $folder/https.conf;
if (\$scheme = http) { return 308 https://\$server_name\$request_uri; }
END
  if ! nginx -t -q; then
    rm "$folder/tls.conf"
    fail "nginx refuses the HTTPS settings; see its message above. The site is live over HTTP."
  fi
  # Certbot renews by a timer; nginx has to read the new certificate.
  printf '#!/bin/sh\nexec nginx -s reload\n' |
    write_once "$etc/letsencrypt/renewal-hooks/deploy/reload-nginx.sh"
  chmod +x "$etc/letsencrypt/renewal-hooks/deploy/reload-nginx.sh"
  nginx -s reload
  echo "$host is served over HTTPS."
}

# Prints the variables that have no value in the operator's settings.
missing_settings() {
  for name in SMTP_URL MAIL_FROM MAIL_TO; do
    grep -q "^$name=." "$etc/contact.env" || printf ' %s' "$name"
  done
}

prepare_contact() {
  unit=$etc/systemd/system/contact.service
  "$node" -e 'process.exit(Number.parseInt(process.versions.node) < 24 ? 1 : 0)' 2>/dev/null ||
    fail "The contact service needs Node 24 as $node: install it (https://github.com/nodesource/distributions) and run the same command again. The site is live."
  id -u contact >/dev/null 2>&1 ||
    useradd --system --home-dir /var/lib/contact --shell /usr/sbin/nologin contact
  # The file will have a password.
  (umask 077 && write_once "$etc/contact.env" <"$folder/contact/contact.env.example")
  changed=
  if ! cmp -s "$folder/contact/contact.service" "$unit"; then
    mkdir -p "$etc/systemd/system"
    cp "$folder/contact/contact.service" "$unit"
    systemctl daemon-reload
    changed=yes
  fi
  missing=$(missing_settings)
  [ -z "$missing" ] ||
    fail "The contact service is not started: $etc/contact.env has no value for$missing. Write it there and run the same command again. The site is live."
  if [ -z "$changed" ] && systemctl is-enabled --quiet contact; then return 0; fi
  systemctl enable --quiet contact
  systemctl restart contact
  echo "Started the contact service. To see how it is doing: systemctl status contact"
}

[ "$(id -u)" = 0 ] || fail "Only root can prepare a server: use root@$host."
case $action in
nginx) prepare_nginx ;;
https) prepare_https ;;
contact) prepare_contact ;;
esac
