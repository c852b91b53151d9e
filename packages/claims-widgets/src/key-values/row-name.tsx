"use client";

import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { ServerName } from "../shared/server-name.tsx";
import { coverageText } from "./text.ts";

interface RowNameProps {
  /** The server's name of a row or a coverage. */
  children: string;
}

/** The name of a row or a coverage. */
export function RowName({ children }: RowNameProps): JSX.Element {
  const text = useText(coverageText);
  return <ServerName translate={text.nameOf}>{children}</ServerName>;
}
