# syntax=docker/dockerfile:1
# Build: docker build -t slipway .        Run: see compose.yaml

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# npm links the workspace into node_modules.
COPY demo/package.json ./demo/
RUN npm ci --omit=dev --no-audit --no-fund
COPY tsconfig.json vite.config.ts react-router.config.ts ./
COPY public ./public
COPY scripts ./scripts
COPY src ./src
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY src ./src
COPY demo ./demo
COPY migrations ./migrations
COPY scripts ./scripts
# Only /data is written to: the rest belongs to root and may be mounted read-only.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
