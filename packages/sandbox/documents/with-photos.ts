import type { Say } from "../src/language.ts";
import type { Block, Description } from "./draw.ts";

/** The photographed parts; the Spanish with its article. */
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

/** Adds 29 pages: a photo of each repair before and after, and of the vehicle. */
export function withPhotos(described: Description, say: Say): Description {
  const captions = PARTS.flatMap(([english, spanish]) => [
    say(`The ${english} before the repair`, `${spanish} antes de la reparación`),
    say(`The ${english} after the repair`, `${spanish} después de la reparación`),
  ]);
  const last = say(
    "The vehicle on the day it was picked up",
    "El vehículo el día en que se recogió",
  );
  return { ...described, blocks: [...described.blocks, ...photoPages([...captions, last], say)] };
}

/** One photo a page. */
function photoPages(captions: readonly string[], say: Say): Block[] {
  return captions.flatMap((caption, at) => [
    { pageBreak: true as const },
    {
      heading: `${say("Photo", "Foto")} ${at + 1} ${say("of", "de")} ${captions.length}`,
      level: 2 as const,
    },
    { photo: caption },
  ]);
}
