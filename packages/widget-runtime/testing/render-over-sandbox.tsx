import { createSandbox, type Sandbox, sandboxToken, type SandboxOptions } from "@claimkit/sandbox";
import type { ReactNode } from "react";
import {
  type RenderedWidget,
  renderWidget,
  type RenderWidgetOptions,
} from "../src/testing/index.ts";
import { TODAY } from "./sandbox-client.ts";

interface Options extends Omit<RenderWidgetOptions, "fetch"> {
  sandbox?: SandboxOptions;
  /** Changes every JSON response before the client receives it. */
  change?: (body: unknown) => unknown;
}

/** Return value of {@link renderOverSandbox}. Extends the return value of `renderWidget`. */
export interface RenderedOverSandbox extends RenderedWidget {
  /** The sandbox. */
  sandbox: Sandbox;
  /** Every request that the client sent. */
  requests: Request[];
}

/** Renders widgets as a host would, over a sandbox in which today is November 20, 2026. */
export function renderOverSandbox(
  ui: ReactNode,
  { sandbox: sandboxOptions, change, ...options }: Options = {},
): RenderedOverSandbox {
  const sandbox = createSandbox({
    now: () => TODAY,
    // So that the client has to hide it.
    sendEverythingToThirdParties: true,
    ...sandboxOptions,
  });
  const requests: Request[] = [];

  const rendered = renderWidget(ui, {
    phone: "8005550199",
    token: sandboxToken,
    ...options,
    fetch: async (input, init) => {
      requests.push(new Request(input, init));
      const response = await sandbox.fetch(input, init);
      const isJson = response.headers.get("Content-Type")?.includes("json");
      if (!change || !isJson || !response.ok) return response;
      return Response.json(change(await response.json()), { headers: response.headers });
    },
  });
  return { ...rendered, sandbox, requests };
}
