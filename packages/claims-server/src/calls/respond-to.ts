import type { CallName } from "@claimkit/claims-api/endpoints";
import type { Context } from "hono";
import type { Fields } from "../checks/read.ts";
import { headerNames } from "../header-names.ts";
import type { Handler } from "../handlers.ts";
import type { CallContext, ClaimContext, ClaimsServerOptions, Reader } from "../options.ts";
import { ClaimsProblem } from "../problem.ts";
import type { ServerEnv } from "../server.ts";
import { type Answer, asResponse, checkAnswer } from "./answer.ts";
import type { Call } from "./calls.ts";
import { readInput } from "./read-input.ts";
import { redacted } from "./redacted.ts";

/** Calls that share the handler of another one. */
const SHARED: Readonly<Partial<Record<CallName, CallName>>> = {
  claimSearchByQuery: "claimSearch",
  faqSearch: "faqs",
};

/** Answers a call, through `intercept` if the host has one. */
export async function respondTo<User, Env extends object>(
  c: Context<ServerEnv<User, Env>>,
  call: Call,
  options: ClaimsServerOptions<User, Env>,
  toResponse: (error: unknown, request: Request) => Response,
): Promise<Response> {
  const { limit, user, language } = c.var;
  const context = {
    call: call.name,
    user,
    language,
    request: c.req.raw,
    env: c.env,
    signal: limit.signal,
  };
  const respond = async (): Promise<Response> => {
    try {
      const tooSlow = (): ClaimsProblem => overdue(call.name);
      return await limit.race(answerCall(c, call, context, options), tooSlow);
    } catch (error) {
      return toResponse(error, c.req.raw);
    }
  };
  if (!options.intercept) return respond();
  try {
    const claimNumber = c.req.param("claimNumber");
    return await options.intercept({ ...context, claimNumber }, respond);
  } catch (error) {
    return toResponse(error, c.req.raw);
  }
}

/** The problem of a function that does not settle in time. */
export function overdue(name: string): ClaimsProblem {
  return new ClaimsProblem(504, {
    errorCode: "TIMEOUT",
    detail: `${name} took too long.`,
  });
}

async function answerCall<User, Env extends object>(
  c: Context<ServerEnv<User, Env>>,
  call: Call,
  context: CallContext<User, Env>,
  options: ClaimsServerOptions<User, Env>,
): Promise<Response> {
  const handler = handlerOf(call.name, options);
  const input = await readInput(c, call);
  const reader = await readerOf(input, context, options);
  const isThirdParty = input["isThirdParty"] === "true" || reader === "third party";
  const answer = await handler({
    accessToken: c.req.header(headerNames.documentToken),
    ...input,
    ...context,
    isThirdParty,
  });
  checkAnswer(call, answer, input);
  const visible =
    isThirdParty && !options.sendEverythingToThirdParties
      ? await redacted(call.name, answer, context.language, options.thirdPartyWords)
      : answer;
  return asResponse(call, visible, input);
}

function handlerOf<User, Env extends object>(
  name: CallName,
  { handlers }: ClaimsServerOptions<User, Env>,
): Handler<object, Answer> {
  const handler: unknown = Reflect.get(handlers, SHARED[name] ?? name);
  // As a method, because the handlers may be an instance of a class.
  if (typeof handler === "function") return (context) => handler.call(handlers, context) as Answer;
  throw new ClaimsProblem(501, {
    errorCode: "NO_HANDLER",
    detail: `This server has no handler for ${SHARED[name] ?? name}.`,
  });
}

/** As whom the user reads the claim of the request. Throws a 404 if the user may not read it. */
async function readerOf<User, Env extends object>(
  { claimNumber, contactId, isThirdParty }: Fields,
  context: CallContext<User, Env>,
  { mayRead }: ClaimsServerOptions<User, Env>,
): Promise<Reader | undefined> {
  if (typeof claimNumber !== "string") return undefined;
  if (isThirdParty === "true" && !contactId) {
    throw new ClaimsProblem(403, {
      errorCode: "WRONG_CONTACT",
      detail: "A third party must send its contactId.",
    });
  }
  const access = {
    ...context,
    claimNumber,
    contactId,
    isThirdParty: isThirdParty === "true",
  } as ClaimContext<User, Env>;
  const reader = await mayRead(access);
  if (reader === "third party" && context.call === "associateClaimSummary") {
    throw new ClaimsProblem(403, {
      errorCode: "NOT_FOR_THIRD_PARTIES",
      detail: "A third party may not send this call.",
    });
  }
  if (reader) return reader;
  throw new ClaimsProblem(404, {
    errorCode: "UNKNOWN_CLAIM",
    detail: "There is no claim with this number.",
  });
}
