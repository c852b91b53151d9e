import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";
import type { RenderedPage } from "./src/served/render-served-page.tsx";

const RENDERER = "/src/served/render-served-page.tsx";

/** Renders pages of claims, such as `/claims/CLM-1001`, on Vite's server. */
export function serveClaimPages(): Plugin {
  return {
    name: "serve-claim-pages",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? "/", "http://localhost");
        if (!url.pathname.startsWith("/claims/")) return next();
        documentOf(server, url).then((document) => {
          if (!document) return next();
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.setHeader("Cache-Control", "no-store");
          response.end(document);
        }, next);
      });
    },
  };
}

async function documentOf(server: ViteDevServer, url: URL): Promise<string | undefined> {
  const { renderServedPage } = await server.ssrLoadModule(RENDERER);
  const { pathname, search } = url;
  const page: RenderedPage | undefined = await renderServedPage({ pathname, search });
  if (!page) return undefined;
  const styles = await styleLinks(server);
  const template = await readFile(resolve(server.config.root, "index.html"), "utf8");
  const document = template
    .replace('lang="en-US"', `lang="${page.locale}" data-theme="${page.theme}"`)
    // Functions, because a text of the page may contain `$&`.
    .replace("</head>", () => `${page.head}${styles}</head>`)
    .replace('<div id="root"></div>', () => page.body);
  return server.transformIndexHtml(url.pathname, document);
}

/** Links to the sheets that the page imports. In development, scripts would add them. */
async function styleLinks(server: ViteDevServer): Promise<string> {
  const renderer = await server.environments.ssr.moduleGraph.getModuleByUrl(RENDERER);
  const urls = new Set<string>();
  const visited = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode): void => {
    if (visited.has(module)) return;
    visited.add(module);
    if (module.url.endsWith(".css")) urls.add(module.url);
    else module.importedModules.forEach(visit);
  };
  if (renderer) visit(renderer);
  return [...urls].map((url) => `<link rel="stylesheet" href="${url}">`).join("");
}
