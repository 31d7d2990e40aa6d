# docker build -f deploy/api.Dockerfile -t heater-age-api .
FROM node:24.21.0-alpine AS dependencies
WORKDIR /heater-age
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.mjs ./
COPY apps/api/package.json apps/api/
COPY packages/decoder/package.json packages/decoder/
COPY packages/messages/package.json packages/messages/
COPY packages/requests/package.json packages/requests/
RUN npx -y "$(node -p 'require("./package.json").packageManager')" install --prod --frozen-lockfile --filter "@heater-age/api..."

FROM node:24.21.0-alpine
ENV NODE_ENV=production API_HOST=0.0.0.0 API_PORT=3001
WORKDIR /heater-age
COPY --from=dependencies /heater-age ./
COPY packages/decoder packages/decoder
COPY packages/messages packages/messages
COPY packages/requests packages/requests
COPY apps/api apps/api
USER node
WORKDIR /heater-age/apps/api
EXPOSE 3001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.API_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
