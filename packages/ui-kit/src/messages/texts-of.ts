import type { TextDefinition } from "./define-text.ts";

/**
 * All messages of a package by group: the type of a complete translation.
 *
 * @typeParam Definitions the module that exports the definitions, `typeof import("…/texts")`
 */
export type TextsOf<Definitions> = {
  readonly [Group in DefinitionOf<Definitions>["group"]]: Flat<
    Intersection<TextsIn<Group, DefinitionOf<Definitions>>>
  >;
};

type DefinitionOf<Definitions> = Extract<Definitions[keyof Definitions], TextDefinition>;

/** Wrapped in function parameters, which are inferred as an intersection. */
type TextsIn<Group, Definition> =
  Definition extends TextDefinition<infer Text, Group & string> ? (text: Text) => void : never;

type Intersection<Functions> = [Functions] extends [(text: infer Text) => void] ? Text : never;

/** Flattens an intersection, so that editors can display it. */
type Flat<Text> = { [Key in keyof Text]: Text[Key] };
