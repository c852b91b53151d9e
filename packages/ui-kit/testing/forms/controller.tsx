import { Controller, useForm } from "react-hook-form";
import { Button, DatePicker, Switch } from "../../src/index.ts";

export function ReportForm({ send }: { send: (report: object) => void }) {
  const { control, handleSubmit } = useForm({
    defaultValues: { dateOfLoss: "", paperless: false },
  });

  return (
    <form onSubmit={handleSubmit((report) => send(report))}>
      <Controller
        name="dateOfLoss"
        control={control}
        render={({ field }) => <DatePicker label="Date of loss" allowInput {...field} />}
      />
      <Controller
        name="paperless"
        control={control}
        render={({ field: { value, ...field } }) => (
          <Switch label="Paperless" checked={value} {...field} />
        )}
      />
      <Button type="submit">Send the report</Button>
    </form>
  );
}
