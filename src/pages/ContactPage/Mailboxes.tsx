import { SiteLink } from '../../components/SiteLink/SiteLink';
import { contact } from '../../content/contact';
import { Jack, PlugShape } from '../../drawings/Jack/Jack';
import { Rack } from '../../drawings/Rack/Rack';
import styles from './Mailboxes.module.css';

const { mailboxes, mailboxesHeading } = contact;

export function Mailboxes() {
  return (
    <Rack heading={mailboxesHeading}>
      <div className={styles.mailboxes}>
        {mailboxes.map(({ id, name, email, purpose, whatToWrite }) => (
          <section key={id} id={id} className={styles.mailbox}>
            <span className={styles.jack}>
              <Jack />
              <svg className={styles.plug} viewBox="0 0 48 48" width="48" aria-hidden="true">
                <PlugShape x={24} y={24} />
              </svg>
            </span>
            <div className={styles.address}>
              <h3>{name}</h3>
              <SiteLink href={`mailto:${email}`} variant="quiet">
                <span className={styles.email} translate="no">{breakable(email)}</span>
              </SiteLink>
            </div>
            <div className={styles.about}>
              <p>{purpose}</p>
              <p className={styles.quiet}>{whatToWrite}</p>
            </div>
          </section>
        ))}
        {/* Lies above the jacks and below the plugs. In a narrow column each jack has its own short cable instead. */}
        <svg className={styles.cables} viewBox="0 0 100 100" width="100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 50C50 50 40 25 100 25" vectorEffect="non-scaling-stroke" />
          <path d="M0 50C50 50 40 75 100 75" vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
    </Rack>
  );
}

/** Lets an address wrap before its host only. */
function breakable(email: string) {
  const [user, host] = email.split('@');
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}
