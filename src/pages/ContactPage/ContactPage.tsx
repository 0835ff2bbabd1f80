import { useSearch } from 'wouter';
import { CopyButton } from '../../components/CopyButton/CopyButton';
import { Form, type FormValues } from '../../components/Form/Form';
import { SubmitButton } from '../../components/Form/SubmitButton';
import { StatusMessage } from '../../components/Form/StatusRegion';
import { TextField } from '../../components/Form/TextField';
import { PageColumn } from '../../components/PageColumn/PageColumn';
import { PageHeader } from '../../components/PageHeader/PageHeader';
import { RichText } from '../../components/RichText/RichText';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { isForSales, messageForm } from '../../content/facts/subjects';
import { contact } from '../../content/pages/contact';
import { site } from '../../content/site';
import { isTyping } from '../../lib/keyOf';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';
import { Mailboxes } from './Mailboxes';
import { draftBody, draftLink, maxLinkLength } from './draftLink';
import { prefilledSubject } from './prefilledSubject';
import styles from './ContactPage.module.css';

const { form, mailboxes, result } = contact;
const [support, sales] = mailboxes;

/** Shows mailboxes, postal address, and chat links. Without a server, the form sends nothing: it offers the message as an email to the mailbox that answers. */
export function ContactPage() {
  return (
    <PageColumn>
      <PageHeader heading={contact.heading} lead={contact.lead} isSample={site.isSample} />
      <div className={layout.columns} data-split="halves" data-gap="section">
        {/* The plate keeps its height when the form grows. */}
        <div>
          <Mailboxes />
        </div>
        <section className={layout.stack}>
          <h2 id={messageForm}>{form.heading}</h2>
          <MessageForm />
        </section>
      </div>
      <div className={`${layout.columns} ${layout.section}`} data-split="halves" data-gap="section">
        {site.postalAddress.length > 0 && (
          <section className={layout.stack}>
            <h2>{contact.postalHeading}</h2>
            <address className={`${primitives.plate} ${styles.letter}`}>
              {site.postalAddress.flatMap((line) => [line, <br key={line} />])}
            </address>
          </section>
        )}
        {site.chat.length > 0 && (
          <section className={layout.stack}>
            <h2>{contact.chat.heading}</h2>
            <p>
              <RichText text={contact.chat.text} />
            </p>
            <ul className={layout.cluster}>
              {site.chat.map(({ name, href }) => (
                <li key={href}>
                  <SiteLink href={href} variant="secondary">
                    {name}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </PageColumn>
  );
}

function MessageForm() {
  const { fields } = form;
  return (
    <Form
      label={form.heading}
      action={site.forms.contact}
      serverErrors={form.errors}
      draft="contact"
      onValid={site.forms.contact ? sending : drafts}
      withoutScript={<RichText text={form.withoutScript} />}
    >
      <p>{form.intro}</p>
      <TextField name="name" {...fields.name} autoComplete="name" />
      <TextField name="email" {...fields.email} type="email" autoComplete="email" />
      <TextField name="subject" {...fields.subject} prefill={prefilledSubject(useSearch())} />
      <TextField name="message" {...fields.message} isMultiline />
      <SubmitButton>{form.submit}</SubmitButton>
    </Form>
  );
}

function sending() {
  return <StatusMessage {...contact.sending} />;
}

function drafts(values: FormValues) {
  const mailbox = isForSales(values.subject ?? '') ? sales : support;
  const href = draftLink(mailbox.email, values);
  const isEmpty = Object.values(values).every((value) => !value?.trim());
  const focused = document.activeElement;
  // The message is ready, and opening it is all that is left to do. By now, Tab may have led on.
  const focusLink = (parent: HTMLElement | null) => {
    if (document.activeElement === focused) parent?.querySelector('a')?.focus();
  };
  return (
    <StatusMessage heading={result.heading} text={isEmpty ? result.emptyText : result.text}>
      <div ref={isEmpty ? undefined : focusLink}>
        <SiteLink href={href} variant="primary">
          {result.mailLinks[mailbox.id]}
        </SiteLink>
      </div>
      {href.length > maxLinkLength && (
        <>
          <p>{result.longText}</p>
          <div>
            <CopyButton text={draftBody(values)} subject={result.copySubject} isNameShown onFailure={selectMessage} />
          </div>
        </>
      )}
    </StatusMessage>
  );
}

function selectMessage() {
  if (isTyping()) return;
  const message = document.querySelector('textarea');
  // Focus comes first because browsers copy the selection of the focused field.
  message?.focus();
  message?.select();
}
