import type {
  ActionEventOf,
  ActionName,
  ClaimkitEventMap,
  ElementRow,
} from "@claimkit/widget-runtime";

type ActionOf<Row> = Row extends { actions: readonly (infer Name extends ActionName)[] }
  ? Name
  : never;

/** The `ck:action` of an element with these actions. */
export type ActionEvents<Name extends ActionName> = CustomEvent<
  { [Action in Name]: ActionEventOf<Action> }[Name]
>;

type WithColon<Row> = Omit<ClaimkitEventMap, "ck:action"> & {
  // Elements without actions dispatch no `ck:action`.
  [Name in ActionOf<Row> as "ck:action"]: ActionEvents<ActionOf<Row>>;
};

/** The events of an element under both names, with the actions of its row. */
export type ElementEventMap<Row extends ElementRow> = {
  [
    Name in keyof WithColon<Row> as Name | (Name extends `ck:${infer Rest}` ? `ck-${Rest}` : never)
  ]: WithColon<Row>[Name];
};

type Listener<Event> = (this: HTMLElement, event: Event) => void;

/** Listeners for an element's own events. Their types are narrower than in `HTMLElement`. */
export interface ElementEventTarget<Events> {
  /** Calls the listener for each event of the type. */
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: Listener<Events[Type]>,
    options?: boolean | AddEventListenerOptions,
  ): void;
  /** Removes a listener. */
  removeEventListener<Type extends keyof Events>(
    type: Type,
    listener: Listener<Events[Type]>,
    options?: boolean | EventListenerOptions,
  ): void;
}
