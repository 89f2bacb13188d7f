FROM node:24-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN ["npm", "ci", "--omit=dev"]
# The image has its own Node.
RUN ["rm", "-r", "node_modules/node", "node_modules/.bin/node"]

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN ["npm", "ci"]
COPY . .
RUN ["npm", "run", "build"]

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
# How the C library allocates memory: see docs/operating.md.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=65536
# The one place that is written to: everything else may be mounted read-only.
RUN ["install", "-d", "-o", "node", "-g", "node", "/data"]
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json LICENSE ./
COPY content content
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=60", "dist/server/main.js"]
