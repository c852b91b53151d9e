import type { GeoJSON } from "geojson";
import { useEffect, useMemo } from "react";
import type { SourceProps as ReactSourceProps } from "react-map-gl/maplibre";
import { useController, useViewValue } from "../map-view/map-view-context.ts";
import { ViewError } from "../view/view-error.ts";
import { checkGeoJson } from "./check-geojson.ts";

type CheckedProps = ReactSourceProps & { id: string };

interface Outcome {
  checked?: GeoJSON | string | undefined;
  dropped: number;
  error?: ViewError;
}

/** The props of a source that can be drawn, or `undefined` while it can't. Reports what is wrong with its data. */
export function useSourceReady(props: CheckedProps): CheckedProps | undefined {
  const controller = useController();
  const isSuspended = useViewValue(({ suspended }) => suspended);
  const data = props.type === "geojson" ? props.data : undefined;

  const { checked, dropped, error } = useMemo((): Outcome => {
    if (typeof data !== "object") return { checked: data, dropped: 0 };
    try {
      const { data: good, dropped: count } = checkGeoJson(data);
      return { checked: good, dropped: count };
    } catch (cause) {
      return { dropped: 0, error: cause as ViewError };
    }
  }, [data]);

  useEffect(() => {
    if (error) controller.report(error);
    else if (dropped) {
      controller.report(
        new ViewError(
          "invalid-data",
          `${dropped} features of the source '${props.id}' have no place on the earth.`,
        ),
      );
    }
  }, [controller, error, dropped, props.id]);

  if (isSuspended || error) return undefined;
  return checked === undefined ? props : ({ ...props, data: checked } as CheckedProps);
}
