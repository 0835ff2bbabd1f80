import { Pieces } from '../../components/RichText/Pieces';
import { SiteLink } from '../../components/SiteLink/SiteLink';
import { StepList } from '../../components/StepList/StepList';
import { contact } from '../../content/pages/contact';
import { Rack } from '../../drawings/Rack/Rack';
import layout from '../../styles/layout.module.css';
import primitives from '../../styles/primitives.module.css';

const { mailboxes, mailboxesHeading, replies } = contact;

export function Mailboxes() {
  return (
    <Rack heading={mailboxesHeading}>
      <div className={`${layout.stack} ${primitives.front}`}>
        <StepList
          jacks="plugs"
          steps={mailboxes.map(({ id, name, email, purpose, whatToWrite }) => (
            <section key={id} className={layout.stack} data-gap="1">
              <h3 id={id}>{name}</h3>
              <SiteLink href={`mailto:${email}`} variant="standalone">
                <strong translate="no">
                  <Pieces text={email} at={/(?<=@)/} />
                </strong>
              </SiteLink>
              <p>{purpose}</p>
              <p className={primitives.quiet}>{whatToWrite}</p>
            </section>
          ))}
        />
        <p className={primitives.quiet}>{replies}</p>
      </div>
    </Rack>
  );
}
