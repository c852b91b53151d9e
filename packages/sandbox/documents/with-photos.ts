import type { Translate } from "../src/language.ts";
import type { Block, DocumentContent } from "./draw.ts";

/** The photographed parts. Spanish names include the article. */
const PARTS = [
  ["rear body panel", "El panel trasero"],
  ["liftgate", "La compuerta trasera"],
  ["rear bumper", "El parachoques trasero"],
  ["left tail lamp", "La luz trasera izquierda"],
  ["right tail lamp", "La luz trasera derecha"],
  ["trunk floor", "El piso del maletero"],
  ["left rear fender", "El guardafango trasero izquierdo"],
  ["right rear fender", "El guardafango trasero derecho"],
  ["rear suspension", "La suspensión trasera"],
  ["exhaust", "El escape"],
  ["front bumper", "El parachoques delantero"],
  ["grille", "La parrilla"],
  ["left headlamp", "El faro izquierdo"],
  ["right headlamp", "El faro derecho"],
] as const;

/** Adds 29 pages: photos of each part before and after the repair, and one of the vehicle. */
export function withPhotos(content: DocumentContent, t: Translate): DocumentContent {
  const captions = PARTS.flatMap(([english, spanish]) => [
    t(`The ${english} before the repair`, `${spanish} antes de la reparación`),
    t(`The ${english} after the repair`, `${spanish} después de la reparación`),
  ]);
  const last = t("The vehicle on the day it was picked up", "El vehículo el día en que se recogió");
  return { ...content, blocks: [...content.blocks, ...photoPages([...captions, last], t)] };
}

/** One photo per page. */
function photoPages(captions: readonly string[], t: Translate): Block[] {
  return captions.flatMap((caption, index) => [
    { pageBreak: true as const },
    {
      heading: `${t("Photo", "Foto")} ${index + 1} ${t("of", "de")} ${captions.length}`,
      level: 2 as const,
    },
    { photo: caption },
  ]);
}
