import { formatMediumDate } from "@claimkit/claims-api/format";
import { useClaimSummary, useReportDetails, useStatusText } from "@claimkit/claims-widgets";
import { useLocale } from "@claimkit/widget-runtime";
import {
  Alert,
  Button,
  Card,
  CardContent,
  CardHeader,
  CircularProgress,
  Stack,
  Typography,
} from "@mui/material";
import type { JSX } from "react";
import type { HeaderProps } from "./header-words.ts";

/** The header of a claim in Material UI, with the data of Claimkit. */
export function MaterialUiHeader({ claimNumber, words }: HeaderProps): JSX.Element {
  const locale = useLocale();
  const summary = useClaimSummary({ claimNumber });
  const report = useReportDetails({ claimNumber });
  const statusText = useStatusText(summary.status === "ready" ? summary.language : undefined);

  if (summary.status === "error") {
    const retry = (
      <Button color="inherit" onClick={summary.reload}>
        {words.retry}
      </Button>
    );
    return (
      <Alert severity="error" action={retry}>
        {words.failed}
      </Alert>
    );
  }
  if (summary.status !== "ready") {
    return (
      <Stack component="output" direction="row" spacing={1}>
        <CircularProgress aria-hidden size={24} />
        {words.wait}
      </Stack>
    );
  }
  const { label, lang } = statusText(summary.data.status ?? "");
  return (
    <Card component="header" variant="outlined" lang={locale}>
      <CardHeader
        title={label}
        subheader={claimNumber}
        slotProps={{ title: { component: "h2", lang } }}
      />
      {report.data?.incidentDate && (
        <CardContent>
          <Typography>{formatMediumDate(report.data.incidentDate, locale)}</Typography>
        </CardContent>
      )}
    </Card>
  );
}
