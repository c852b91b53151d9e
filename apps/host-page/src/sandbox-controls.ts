import type { ClaimProgress } from "@claimkit/sandbox";

/** The controls of the sandbox, over HTTP. No real page could make time pass. */
export const sandboxControls = {
  progress: (claimNumber: string) => ask(claimNumber),
  advance: (claimNumber: string) => ask(claimNumber, "advance", {}),
  reset: (claimNumber: string) => ask(claimNumber, "reset", {}),
  setEstimateOption: (claimNumber: string, option: string) =>
    ask(claimNumber, "estimate-option", { option }),
};

async function ask(claimNumber: string, control = "", body?: object): Promise<ClaimProgress> {
  const claim = `${import.meta.env.SANDBOX_URL}/sandbox/claims/${encodeURIComponent(claimNumber)}`;
  const answer = await fetch(control ? `${claim}/${control}` : claim, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${control || "progress"}: HTTP ${answer.status}`);
  return answer.json();
}
