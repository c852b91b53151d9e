import { defineText } from "../messages/define-text.ts";

/** Messages of a file upload. */
export const fileUploadText = defineText("file-upload", {
  chooseFile: "Choose a file",
  chooseFiles: "Choose files",
  takePhoto: "Take a photo",
  /** Not shown where there is only touch. */
  drop: "You can also drop or paste files here.",
  fileMissing: "Choose a file.",
  /** Error of the field while its list has files that can't be used. */
  hasUnusable: "Remove the files that can't be used.",
  tooMany: {
    one: "Choose at most {count} file.",
    other: "Choose at most {count} files.",
  },
  alreadyChosen: "{name} is already in the list.",
  waiting: "Waiting",
  sending: "Sending {percent}",
  offline: "No connection. We'll continue when it's back.",
  sent: "Sent",
  received: "Received",
  empty: "Couldn't be used: the file is empty.",
  tooLarge: "Couldn't be used: the file is too large.",
  largerThan: "Couldn't be used: the file is larger than {size}.",
  wrongType: "Couldn't be used: we don't accept this kind of file.",
  unreadable: "Couldn't be used: the file can't be read.",
  notSent: "Couldn't be sent.",
  cancel: "Cancel",
  /** Name of the button; begins with its visible text. */
  cancelFile: "Cancel {name}",
  remove: "Remove",
  removeFile: "Remove {name}",
  tryAgain: "Try again",
  tryAgainFile: "Try again: {name}",
  filesChosen: "Files chosen: {count}.",
  filesSent: "Files sent: {sent} of {all}.",
  filesFailed: "Files with a problem: {count}.",
});
