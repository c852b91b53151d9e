"use client";

import { ServerText, useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { coverageText } from "./text.ts";

interface RowNameProps {
  /** The server's name of a row or a coverage. */
  children: string;
  /** The message that contains the name. */
  within?: (name: string) => string;
}

/** A name from the server, or its translation if there is one. */
export function RowName({ children, within = itself }: RowNameProps): JSX.Element {
  const name = useText(coverageText).nameOf(children);
  if (name !== children) return <>{within(name)}</>;
  return <ServerText within={within}>{name}</ServerText>;
}

function itself(name: string): string {
  return name;
}
