import type { Plugin } from "vite";

/**
 * Lets the browser cache modules during a run. By default, every page requests every module again, in case
 * a file has changed. Without watch mode, none has.
 */
export function cacheModules(): Plugin {
  return {
    name: "cache-modules",
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return;
      middlewares.use((request, response, next) => {
        // Vitest already caches dependencies, whose URLs have a version.
        const isSource =
          request.headers["sec-fetch-dest"] === "script" && !/[?&]v=/.test(request.url ?? "");
        if (isSource) {
          const { setHeader } = response;
          response.setHeader = (name, value) =>
            setHeader.call(response, name, name === "Cache-Control" ? "max-age=3600" : value);
        }
        next();
      });
    },
  };
}
