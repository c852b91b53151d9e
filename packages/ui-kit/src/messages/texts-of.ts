import type { TextDefinition } from "./define-text.ts";

/**
 * All messages of a package by group: what a complete translation has.
 *
 * @typeParam Definitions the module that exports the definitions, `typeof import("…/texts")`
 */
export type TextsOf<Definitions> = {
  readonly [Group in DefinitionOf<Definitions>["group"]]: Flat<
    Intersection<TextsIn<Group, DefinitionOf<Definitions>>>
  >;
};

type DefinitionOf<Definitions> = Extract<Definitions[keyof Definitions], TextDefinition>;

/** Each text of a group as what a function takes, because those are inferred as an intersection. */
type TextsIn<Group, Definition> =
  Definition extends TextDefinition<infer Text, Group & string> ? (text: Text) => void : never;

type Intersection<Functions> = [Functions] extends [(text: infer Text) => void] ? Text : never;

/** An intersection as one object, which an editor can show. */
type Flat<Text> = { [Key in keyof Text]: Text[Key] };
