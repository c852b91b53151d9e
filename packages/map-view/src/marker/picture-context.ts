"use client";

import { createContext } from "react";
import type { Point } from "../static-map/area-path.ts";
import type { LngLat } from "../view/position.ts";

/** Where a place is in the picture that replaces a map; `undefined` on a live map. */
export type ProjectToPicture = ((at: LngLat) => Point) | undefined;

/** The picture that a marker is on. */
export const PictureContext = createContext<ProjectToPicture>(undefined);
