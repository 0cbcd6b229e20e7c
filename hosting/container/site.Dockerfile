# The site on nginx, as "npm run build" wrote it: docs/hosting.md, "Containers".
FROM debian:12-slim

# Versions are not pinned: Debian 12 only gets security fixes, and its mirrors drop the versions before them.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends curl libnginx-mod-http-brotli-static nginx \
  && rm -rf /var/lib/apt/lists/*

COPY hosting/container/nginx.conf /etc/nginx/nginx.conf
COPY .build/hosting-of-dist/nginx/hashed /site/hashed
COPY .build/hosting-of-dist/nginx/releases /site/releases
COPY .build/hosting-of-dist/nginx/site.conf /etc/nginx/site.conf

# On a server, the folder has the site's name, and nginx listens on ports that only root may open.
# With a variable, nginx looks up the contact service for each request and also starts without it.
RUN sed -i -E 's|/srv/www/[^/;]+|/site|g; s|listen 80;|listen 8080;|; /listen \[::\]:80;/d; s|proxy_pass http://([^;]+);|set $contact_service \1; proxy_pass http://$contact_service;|' /etc/nginx/site.conf \
  && chmod -R a+rX /site \
  && nginx -t -q -e stderr \
  && rm -rf /tmp/nginx*

USER www-data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s CMD ["curl", "--fail", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/robots.txt"]
# Lets requests in progress end.
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
