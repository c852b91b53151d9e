"use client";

import { createContext } from "react";
import type { MarkerOrder } from "./marker-order.ts";

/** The group around a marker. */
export const MarkerGroupContext = createContext<MarkerOrder | undefined>(undefined);
