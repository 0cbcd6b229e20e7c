# The contact service, as "CONTACT=service npm run build" wrote it: docs/hosting.md, "Containers".
FROM node:24-slim

COPY .build/hosting-of-dist/contact/contact.mjs .build/hosting-of-dist/contact/not-sent.json .build/hosting-of-dist/contact/site.env /contact/

# A new volume gets this folder's owner.
RUN chmod -R a+rX /contact && install --directory --owner=node --group=node --mode=700 /data

# These override site.env, which is for a server without containers.
ENV CONTACT_LISTEN=0.0.0.0:8787
ENV CONTACT_NOT_SENT_PAGE=/contact/not-sent.json
ENV CONTACT_DATABASE=/data/messages.sqlite

USER node
VOLUME /data
EXPOSE 8787
HEALTHCHECK --interval=30s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:8787/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--env-file=/contact/site.env", "/contact/contact.mjs", "serve"]
