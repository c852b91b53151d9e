"use client";

import { document as documentIcon } from "@claimkit/ui-kit/icon-paths";
import { SvgIcon } from "@claimkit/ui-kit/svg-icon";
import { useText } from "@claimkit/widget-runtime";
import type { JSX } from "react";
import { type GuidedShot, guidedShots, isGuidedShot } from "./guided-shots.ts";
import { documentUploadText, guidedShotHintText, guidedShotText } from "./text.ts";

/** A photo or document that the insurer asks for. */
export interface AskedDocument {
  /** A photo with a title, a hint and an image. */
  shot?: GuidedShot | undefined;
  /** Its title, if it is not one of these photos. */
  title?: string | undefined;
  /** What it must show. */
  hint?: string | undefined;
  /**
   * Whether the insurer has it.
   * @default false
   */
  isReceived?: boolean | undefined;
}

/** The documents that are asked for, with an image of each photo. */
export function AskedDocuments({ asked }: { asked: readonly AskedDocument[] }): JSX.Element {
  const text = useText(documentUploadText);
  const titles = useText(guidedShotText);
  const hints = useText(guidedShotHintText);
  const rows = asked.flatMap(({ shot, title, hint, isReceived }, at) => {
    // A page without TypeScript may ask for a photo that this version does not know.
    const known = isGuidedShot(shot) ? shot : undefined;
    const shownTitle = title || (known && titles[known]);
    if (!shownTitle) return [];
    const shownHint = hint || (known && hints[known]);
    return { key: at, known, title: shownTitle, hint: shownHint, isReceived };
  });
  return (
    <ul className="ck-document-upload-asked">
      {rows.map(({ key, known, title, hint, isReceived }) => (
        <li key={key}>
          <SvgIcon paths={known ? guidedShots[known] : documentIcon} />
          <div>
            <strong>{title}</strong>{" "}
            {isReceived && <span data-state="received">{text.received}</span>}
            {hint && <p>{hint}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
