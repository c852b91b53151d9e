import { preferences } from "../preferences.ts";
import { useStore } from "../store.ts";
import { useWords } from "../words/use-words.ts";
import "./questions.css";

/** Props of {@link Questions}. */
export interface QuestionsProps {
  /** Their place in the outline of the page. */
  headingLevel: 2 | 4;
}

/** What others have asked, each with its answer. Who has no policy here reads nothing about policies. */
export function Questions({ headingLevel }: QuestionsProps) {
  const { forAll, forMembers } = useWords().faqs;
  const { persona } = useStore(preferences);
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="questions">
      {[...forAll, ...(persona === "third-party" ? [] : forMembers)].map(({ question, answer }) => (
        <div key={question}>
          <Heading>{question}</Heading>
          <p>{answer}</p>
        </div>
      ))}
    </div>
  );
}
