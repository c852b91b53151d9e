import type { Plugin } from "vite";

/**
 * Lets the browser keep modules for the length of a run. Vite lets each page request every module again, in case
 * a file has changed; in a run without watch mode none has.
 */
export function cacheModules(): Plugin {
  return {
    name: "cache-modules",
    configureServer({ config, middlewares }) {
      if (config.server.watch !== null) return;
      middlewares.use((request, response, next) => {
        // Vitest itself decides about dependencies, which have a version.
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
