import { Button } from "@heater-age/ui/Button";
import { Disclosure } from "@heater-age/ui/Disclosure";
import { Field } from "@heater-age/ui/Field";
import { TextInput } from "@heater-age/ui/TextInput";
import * as layout from "@heater-age/ui/layout";
import { type SubmitEvent, useId, useState } from "react";
import { FormattedMessage } from "react-intl";
import { knownPeople, limits, rememberPeople, type ReportPeople } from "./people.ts";

const autoComplete = { preparedBy: "name", phone: "tel", customer: "off" } as const;

interface PeopleFormProps {
  /** Whether a report is being made. */
  readonly busy: boolean;
  readonly onAdd: (people: ReportPeople) => void;
}

/** Renders a form that puts names on a report. It has what was typed for the last one on this device. */
export function PeopleForm({ busy, onAdd }: PeopleFormProps) {
  const id = useId();
  const [people, setPeople] = useState<Record<keyof typeof limits, string>>(() => ({
    preparedBy: "",
    phone: "",
    customer: "",
    ...knownPeople(),
  }));
  const [isOpen] = useState(Object.values(people).some((text) => text !== ""));

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    rememberPeople(people);
    onAdd(people);
  };

  return (
    <Disclosure open={isOpen} summary={<FormattedMessage id="report.peopleHeading" />}>
      <form className={layout.column.small} onSubmit={submit}>
        <p className={layout.quiet}>
          <FormattedMessage id="report.peopleText" />
        </p>
        {(["preparedBy", "phone", "customer"] as const).map((name) => (
          <Field key={name} id={`${id}-${name}`} label={<FormattedMessage id={`report.${name}`} />}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete={autoComplete[name]}
                type={name === "phone" ? "tel" : "text"}
                maxLength={limits[name]}
                value={people[name]}
                onChange={({ target }) => setPeople((before) => ({ ...before, [name]: target.value }))}
              />
            )}
          </Field>
        ))}
        <Button tone="secondary" type="submit" busy={busy}>
          <FormattedMessage id="report.peopleAdd" />
        </Button>
      </form>
    </Disclosure>
  );
}
