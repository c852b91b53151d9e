import type { TextDefinition } from "./define-text.ts";

/**
 * All messages of a package by group: the type of a complete translation.
 *
 * @typeParam Definitions the module that exports the definitions, `typeof import("…/texts")`
 */
export type TextsOf<Definitions> = {
  readonly [Definition in DefinitionOf<Definitions> as Definition["group"]]: Definition["english"];
};

type DefinitionOf<Definitions> = Extract<Definitions[keyof Definitions], TextDefinition>;
