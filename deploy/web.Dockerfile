# docker build -f deploy/web.Dockerfile -t heater-age-web .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /heater-age
COPY . .
RUN npx -y "$(node -p 'require("./package.json").packageManager')" install --frozen-lockfile --filter heater-age --filter "@heater-age/api..." --filter "@heater-age/web..."
RUN npx -y "$(node -p 'require("./package.json").packageManager')" turbo run build pictures scanner --filter=@heater-age/web

FROM node:24.21.0-bookworm-slim AS dependencies
WORKDIR /heater-age
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/decoder/package.json packages/decoder/
COPY packages/messages/package.json packages/messages/
COPY packages/requests/package.json packages/requests/
COPY packages/ui/package.json packages/ui/
RUN npx -y "$(node -p 'require("./package.json").packageManager')" install --prod --no-optional --frozen-lockfile --filter "@heater-age/web..."

# Nothing that runs is compiled for one C library, so the small image will do.
FROM node:24.21.0-alpine
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
WORKDIR /heater-age
COPY --from=dependencies /heater-age ./
COPY packages/messages packages/messages
COPY packages/requests packages/requests
COPY apps/web/server apps/web/server
COPY --from=build /heater-age/apps/web/build apps/web/build
COPY --from=build /heater-age/apps/web/pictures apps/web/pictures
COPY --from=build /heater-age/apps/web/scanner-files apps/web/scanner-files
USER node
WORKDIR /heater-age/apps/web
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
