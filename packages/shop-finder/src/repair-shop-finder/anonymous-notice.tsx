"use client";

import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { shield } from "@claimkit/ui-kit/icon-paths";
import { ActionControl, useText } from "@claimkit/widget-runtime";
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
      <ActionControl action="log-in" detail={{}}>
        {text.logIn}
      </ActionControl>
    </div>
  );
}
