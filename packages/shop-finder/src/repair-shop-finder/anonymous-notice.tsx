"use client";

import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { shield } from "@claimkit/ui-kit/icon-paths";
import { LogIn, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { repairShopFinderText } from "./text.ts";

/** The guarantee of the network, and the prompt to log in. */
export function AnonymousNotice(): JSX.Element {
  const text = useText(repairShopFinderText);
  return (
    <div className="ck-repair-shop-finder-anonymous">
      <p>
        <SvgIcon paths={shield} /> <span>{text.guarantee}</span>
      </p>
      <LogIn>{text.logIn}</LogIn>
    </div>
  );
}
