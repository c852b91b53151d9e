import { type FormEvent, useState } from "react";
import { type PaymentMethod, paymentMethods, useClaimFile } from "../claim-file/claim-files.ts";
import { Page } from "../layout/page.tsx";
import { Status } from "../layout/status.tsx";
import { claimHref } from "../navigation/route.ts";
import { useWords } from "../words/use-words.ts";
import type { ClaimPageProps } from "./claim-page.tsx";
import "./payments-page.css";

/** Where 'Electronic payment options' leads. */
export function PaymentsPage({ claimNumber }: ClaimPageProps) {
  const words = useWords();
  const text = words.payments;
  const [{ payment }, change] = useClaimFile(claimNumber);
  const [chosen, setChosen] = useState<PaymentMethod | undefined>(payment);
  const [message, setMessage] = useState("");

  function save(event: FormEvent): void {
    event.preventDefault();
    if (chosen) change({ payment: chosen });
    setMessage(chosen ? text.saved(text.methods[chosen]) : text.missing);
  }

  return (
    <Page
      heading={text.title}
      title={text.pageTitle(claimNumber)}
      back={{ href: claimHref(claimNumber), name: words.backToClaim }}
    >
      <form onSubmit={save}>
        <fieldset className="payments">
          <legend>{text.lead}</legend>
          {paymentMethods.map((method) => (
            <label key={method}>
              <input
                type="radio"
                name="payment"
                checked={method === chosen}
                onChange={() => setChosen(method)}
              />
              <span>
                <b>{text.methods[method]}</b> {text.hints[method]}
              </span>
            </label>
          ))}
        </fieldset>
        <button type="submit" className="form-button">
          {text.save}
        </button>
        <Status message={message} />
      </form>
    </Page>
  );
}
