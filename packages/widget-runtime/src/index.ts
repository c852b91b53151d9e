export { ActionControl, type ActionControlProps } from "./action/action-control.tsx";
export type { Hrefs } from "./action/hrefs.ts";
export { LogIn, type LogInProps } from "./action/log-in.tsx";
export { type Action, useAction } from "./action/use-action.ts";
export { useSelect } from "./action/use-select.ts";
export { useWarn } from "./action/use-warn.ts";
export type {
  FailedLoad,
  IdleLoad,
  LoadState,
  PendingLoad,
  ReadyLoad,
  RenderLoad,
} from "./call/load-state.ts";
export { parsePersona } from "./call/parse-persona.ts";
export { personaOf } from "./call/persona-of.ts";
export { useCall, type UseCallOptions } from "./call/use-call.ts";
export { claimOf, useClaimCall } from "./call/use-claim-call.ts";
export { useStaticLoad } from "./call/use-static-load.ts";
export {
  defineElements,
  defineElementsOnDemand,
  type DefineElementsOnDemandOptions,
  type DefineElementsOptions,
} from "./element/define-elements.ts";
export type {
  AttributeType,
  ElementContent,
  ElementRow,
  ElementTable,
  ElementTraits,
} from "./element/element-row.ts";
export type {
  ActionDetail,
  ActionDetails,
  ActionName,
  AddToCalendarDetail,
  AllFaqsDetail,
  ChangeAppointmentDetail,
  ChooseShopDetail,
  ClaimDetail,
  DirectionsDetail,
  EstimateOptionDetail,
  NextStepDetail,
  OpenDetail,
  ShopDetail,
} from "./events/action-name.ts";
export type {
  ActionEvent,
  ActionEventOf,
  ClaimsEvent,
  ClickEvent,
  ClickTarget,
  LoadErrorEvent,
  EventEnvelope,
  FeedbackEvent,
  LoadingEvent,
  Persona,
  ReadyEvent,
  ReadyState,
  RequestEvent,
  SelectEvent,
  SelectKind,
  WarningEvent,
} from "./events/claims-event.ts";
export type { ClaimkitEventMap, ClaimkitEventMapWithoutColons } from "./events/event-map.ts";
export type { FeedbackRecord } from "./events/feedback-record.ts";
export type { Preventable } from "./events/preventable.ts";
export { FeedbackPrompt, type FeedbackPromptProps } from "./feedback-prompt/feedback-prompt.tsx";
export {
  FeedbackQuestion,
  type FeedbackQuestionProps,
} from "./feedback-prompt/feedback-question.tsx";
export { ErrorBoundary, type ErrorBoundaryProps } from "./frame/error-boundary.tsx";
export type { FailureCause } from "./frame/failure-cause.ts";
export { HostContent, type HostContentProps } from "./frame/host-content.tsx";
export { RetryButton, type RetryButtonProps } from "./frame/retry-button.tsx";
export { Widget, type WidgetProps } from "./frame/widget.tsx";
export type { WidgetFrameProps } from "./frame/widget-group-context.ts";
export {
  type GroupFailure,
  useGroupFailure,
  WidgetGroup,
  type WidgetGroupProps,
} from "./frame/widget-group.tsx";
export { clampHeadingLevel, type HeadingLevel } from "./heading/clamp-heading-level.ts";
export { Heading, type HeadingProps } from "./heading/heading.tsx";
export { widgetText } from "./frame/text.ts";
export { type LoadEvents, type LoadEventsOptions, useLoadEvents } from "./frame/use-load-events.ts";
export type {
  ClaimProps,
  ClaimQuery,
  MemberClaimProps,
  ThirdPartyClaimProps,
  WidgetEvents,
} from "./frame/widget-events.ts";
export { type OpenTelemetryEvent, toOpenTelemetry } from "./open-telemetry.ts";
export { configureClaimkit } from "./settings/configure.ts";
export { ClaimkitProvider, type ClaimkitProviderProps } from "./settings/provider.tsx";
export type { DocumentSettings } from "./settings/document-settings.ts";
export type { ClaimkitSettings } from "./settings/settings.ts";
export type { SearchFaqs, SearchFaqsContext } from "./settings/search-faqs.ts";
export type {
  Geocode,
  LoadPlaceMap,
  LoadResultsMap,
  Point,
  ReverseGeocode,
  ShopMapProps,
  ShopOnMap,
  NetworkPictureProps,
  ShopsMapProps,
} from "./settings/shop-map.ts";
export { type Session, useSession } from "./settings/use-session.ts";
export { useIsFromServer } from "./frame/use-is-from-server.ts";
export { usePhone, useSettings } from "./settings/use-settings.ts";
export { type ShowMore, SHOW_MORE_STEP, useShowMore } from "./show-more/use-show-more.tsx";
export type { TextDefinition } from "@claimkit/ui-kit/messages";
export { defineText } from "./text/define-text.ts";
export { ServerText, type ServerTextProps } from "./text/server-text.tsx";
export { useServerLang } from "./text/use-server-lang.ts";
export { PhoneSentence, type PhoneSentenceProps } from "./text/phone-sentence.tsx";
export { useLocale, useText } from "./text/use-text.ts";
export type { WidgetRuntimeMessages } from "./messages.ts";
export { type SubmitState, useSubmit, type UseSubmitOptions } from "./submit/use-submit.ts";
