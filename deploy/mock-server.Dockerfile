# The mock backend in a container, for trying the app: see compose.yaml.

FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
USER node
EXPOSE 4010
CMD ["npm", "run", "mock-server", "--", "--port", "4010", "--host", "0.0.0.0"]
