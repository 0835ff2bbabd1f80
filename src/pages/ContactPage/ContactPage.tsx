import { Fragment } from 'react';
import { useSearch } from 'wouter';
import { Button } from '../../components/Button/Button';
import { Form, type FormValues } from '../../components/Form/Form';
import { StatusMessage } from '../../components/Form/StatusRegion';
import { TextField } from '../../components/Form/TextField';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { contact } from '../../content/contact';
import { site } from '../../content/site';
import { Jack } from '../../drawings/Jack/Jack';
import { Mailboxes } from './Mailboxes';
import { draftLink } from './draftLink';
import styles from './ContactPage.module.css';

const { form, mailboxes, result } = contact;

/** Mailboxes, postal address and chats, and a form that sends nothing: it offers the message as a draft. */
export function ContactPage() {
  return (
    <PageColumn>
      <PageHeader heading={contact.heading} lead={contact.lead} />
      <Mailboxes />
      <div className={styles.columns}>
        <section>
          <h2 className={styles.heading}>{form.heading}</h2>
          <MessageForm />
        </section>
        <div className={styles.side}>
          <section>
            <h2 className={styles.heading}>{contact.postalHeading}</h2>
            <div className={styles.letter}>
              <span className={styles.stamp}>
                <Jack />
              </span>
              <address className={styles.address}>
                {site.postalAddress.map((line) => (
                  <Fragment key={line}>
                    {line}
                    <br />
                  </Fragment>
                ))}
              </address>
            </div>
          </section>
          <section>
            <h2 className={styles.heading}>{contact.chat.heading}</h2>
            <p>
              <RichText text={contact.chat.text} />
            </p>
            <ul className={styles.links}>
              {site.chat.map(({ name, href }) => (
                <li key={href}>
                  <SiteLink href={href} variant="secondary">
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </div>
    </PageColumn>
  );
}

function MessageForm() {
  const { fields } = form;
  return (
    <Form label={form.heading} onValid={drafts} withoutScript={<RichText text={form.withoutScript} />}>
      <p>{form.intro}</p>
      <TextField name="name" {...fields.name} autoComplete="name" />
      <TextField name="email" {...fields.email} type="email" autoComplete="email" />
      <TextField name="subject" {...fields.subject} autoComplete="off" prefill={useSubject()} />
      <TextField name="message" {...fields.message} autoComplete="off" isMultiline />
      <div>
        <Button type="submit" variant="primary">
          {form.submit}
        </Button>
      </div>
    </Form>
  );
}

/** The subject for the key in the address. Undefined for keys that content does not have. */
function useSubject(): string | undefined {
  const key = new URLSearchParams(useSearch()).get('subject');
  const subjects: readonly (readonly [string, string])[] = Object.entries(contact.subjects);
  return subjects.find(([known]) => known === key)?.[1];
}

function drafts(values: FormValues) {
  const isEmpty = Object.values(values).every((value) => !value?.trim());
  return (
    <StatusMessage heading={result.heading}>
      <p>{isEmpty ? result.emptyText : result.text}</p>
      <ul className={styles.links}>
        {mailboxes.map(({ id, email }) => (
          <li key={id}>
            <SiteLink href={draftLink(email, values)} variant="secondary">
              {result.mailLinks[id]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </StatusMessage>
  );
}
