import { ArrowUpRight } from 'lucide';
import type { ReactNode } from 'react';
import { ContentIcon } from '../components/ContentIcon.tsx';
import { Grid, GridCell } from '../components/Grid.tsx';
import { Icon } from '../components/Icon.tsx';
import { NewTab, newTabProps, TextLink } from '../components/TextLink.tsx';
import type { AboutContent, PartnerCard } from '../view/sections.ts';

/** Words that are not content. */
const messages = {
  issuedBy: (issuer: string) => `Utstedt av ${issuer}.`,
  register: 'Søk oss opp i registeret',
};

/** The firm's approvals and its partners, whose cells lead to their own sites. */
export function Credentials({ title, cards }: NonNullable<AboutContent['credentials']>) {
  return (
    <>
      <GridCell className="credentials-head">
        <h3 className="text-h3">{title}</h3>
      </GridCell>
      <Grid as="ul" layout="full-rows">
        {cards.map((card) => (
          <GridCell key={card.title} as="li" padding="none" className="credential-cell">
            {card.kind === 'partner' ? (
              <PartnerLink partner={card} />
            ) : (
              <div className="credential">
                <Words mark={<ContentIcon name={card.icon} />} title={card.title}>
                  {card.text}
                  {card.issuer && ` ${messages.issuedBy(card.issuer)}`}
                  {card.register && (
                    <>
                      {' '}
                      <TextLink newTab href={card.register}>
                        {messages.register}
                      </TextLink>
                    </>
                  )}
                </Words>
              </div>
            )}
          </GridCell>
        ))}
      </Grid>
    </>
  );
}

/** A partner: the whole cell is a link to its site, named by the logo and the words. */
function PartnerLink({ partner: { title, text, company, link, logo } }: { partner: PartnerCard }) {
  const mark = (
    <>
      {logo ? <img {...logo} alt={company} loading="lazy" decoding="async" /> : <span>{company}</span>}
      <Icon glyph={ArrowUpRight} />
    </>
  );
  return (
    <a href={link} {...newTabProps} className="credential">
      <Words mark={mark} title={title}>
        {text}
        <NewTab />
      </Words>
    </a>
  );
}

/** A mark of fixed height, so that the titles of a row line up, and the words. */
function Words({ mark, title, children }: { mark: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      <div className="credential-mark">{mark}</div>
      <h4 className="text-h4">{title}</h4>
      <p className="supporting">{children}</p>
    </>
  );
}
