# Caddy with its module for a shared cache.
FROM caddy:2.10.2-builder-alpine AS build
RUN xcaddy build --with github.com/caddyserver/cache-handler@v0.16.0

FROM caddy:2.10.2-alpine
COPY --from=build /usr/bin/caddy /usr/bin/caddy
COPY deploy/Caddyfile /etc/caddy/Caddyfile
