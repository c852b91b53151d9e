import { useForm } from "react-hook-form";
import {
  Button,
  Checkbox,
  CheckboxGroup,
  DatePicker,
  FormattedField,
  InputChip,
  phoneNumber,
} from "../../src/index.ts";

interface Report {
  phone: string;
  dateOfLoss: string;
  parts: string[];
  witnesses: string[];
}

export function ReportForm({ send }: { send: (report: Report) => void }) {
  const { register, handleSubmit, formState } = useForm<Report>({
    defaultValues: { phone: "", dateOfLoss: "", parts: [], witnesses: [] },
  });
  const { errors } = formState;

  return (
    <form noValidate onSubmit={handleSubmit((report) => send(report))}>
      <FormattedField
        label="Phone"
        format={phoneNumber}
        {...register("phone", { required: "Enter a phone number." })}
        error={errors.phone?.message}
      />
      <DatePicker label="Date of loss" allowInput {...register("dateOfLoss")} />
      <CheckboxGroup label="Damaged parts" {...register("parts")}>
        <Checkbox label="Roof" value="roof" />
        <Checkbox label="Hood" value="hood" />
      </CheckboxGroup>
      <InputChip label="Witnesses" {...register("witnesses")} />
      <Button type="submit">Send the report</Button>
    </form>
  );
}
