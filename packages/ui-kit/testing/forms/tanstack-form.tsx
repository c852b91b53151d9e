import { useForm } from "@tanstack/react-form";
import { Button, DatePicker, Switch } from "../../src/index.ts";

export function ReportForm({ send }: { send: (report: object) => void }) {
  const form = useForm({
    defaultValues: { dateOfLoss: "", paperless: false },
    onSubmit: ({ value }) => send(value),
  });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field
        name="dateOfLoss"
        validators={{ onBlur: ({ value }) => (value ? undefined : "Enter the date.") }}
      >
        {(field) => (
          <DatePicker
            label="Date of loss"
            allowInput
            name={field.name}
            value={field.state.value}
            onValueChange={field.handleChange}
            onBlur={field.handleBlur}
            error={field.state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="paperless">
        {(field) => (
          <Switch
            label="Paperless"
            name={field.name}
            checked={field.state.value}
            onChange={({ target }) => field.handleChange(target.checked)}
          />
        )}
      </form.Field>
      <Button type="submit">Send the report</Button>
    </form>
  );
}
