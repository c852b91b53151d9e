import { useActionState } from "react";
import { Button, DatePicker, Form, FormattedField, zipCode } from "../../src/index.ts";

type Errors = Record<string, string>;

export function ReportForm({ send }: { send: (report: FormData) => Promise<Errors> }) {
  const [errors, action] = useActionState<Errors, FormData>((_errors, report) => send(report), {});

  return (
    <Form action={action} errors={errors}>
      <FormattedField label="ZIP code" name="zip" format={zipCode} required />
      <DatePicker label="Date of loss" name="dateOfLoss" required allowInput />
      <Button type="submit">Send the report</Button>
    </Form>
  );
}
