import type { Call, CallRunner, Endpoint } from "../endpoint.ts";
import { contactTimelines } from "../endpoints/timelines.ts";
import { isForThirdParty } from "../third-party.ts";
import { answerId, type InitialAnswer } from "./initial-data.ts";

/** What the responses were requested with. */
interface Recording {
  readonly locale: string;
  readonly serverId: string | undefined;
  /** Whether third parties see texts about the policy. */
  readonly showPolicyFacts: boolean;
}

/** Keeps the responses of calls. */
export interface AnswerRecorder {
  /** The responses so far. */
  answers(): InitialAnswer[];
  /** Adds a response. */
  add(answer: Pick<InitialAnswer, "call" | "input" | "wire"> & Partial<InitialAnswer>): void;
  /** Returns the same call, which also adds its response. */
  record<I extends object, O>(source: Call<I, O>, input: I): Call<I, O>;
}

/** Creates a recorder of responses as the claims service sends them, without what a third party must not see. */
export function recordAnswers({ locale, serverId, showPolicyFacts }: Recording): AnswerRecorder {
  const recorded = new Map<string, InitialAnswer>();

  function add(answer: Parameters<AnswerRecorder["add"]>[0]): void {
    const whole = { locale, serverId, ...answer };
    recorded.set(answerId(whole), whole);
  }

  function recordSingle<I, O, W>(endpoint: Endpoint<I, O, W>, forInput: object): Endpoint<I, O, W> {
    return {
      ...endpoint,
      model(wire, input, context) {
        const { received, headers, warnings } = context;
        // Fields that are not listed are removed in any case.
        const isTheirs = isForThirdParty(endpoint, input, wire);
        const redacted = { wire, isRedacted: !showPolicyFacts, warnings: [...warnings] };
        add({
          call: endpoint.name,
          input: forInput,
          language: headers.get("Content-Language") ?? undefined,
          ...(isTheirs ? redacted : { wire: received }),
        });
        return endpoint.model(wire, input, context);
      },
    };
  }

  return {
    answers: () => [...recorded.values()],
    add,
    record(source, input) {
      if (!("run" in source)) return recordSingle(source, input);
      // The timeline is handed over for the claim. The contacts that name its contact are not.
      const recording = (runner: CallRunner): CallRunner => ({
        call: (part, partInput, options) =>
          runner.call(isTimeline(part) ? recordSingle(part, input) : part, partInput, options),
      });
      return { ...source, run: (runner, ...rest) => source.run(recording(runner), ...rest) };
    },
  };
}

function isTimeline<I, O>(part: Call<I, O>): part is Endpoint<I, O> {
  return part === (contactTimelines as unknown);
}
