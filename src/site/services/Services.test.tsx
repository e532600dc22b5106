import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Service } from '../view/sections.ts';
import { Services } from './Services.tsx';

const service: Service = {
  icon: 'bath',
  title: 'Flislegging',
  description: 'Vi legger flis.',
  image: undefined,
  features: ['Presisjon'],
  highlighted: false,
};

const draw = (services: Service[]) =>
  renderToStaticMarkup(
    <Services content={{ title: 'Tjenester', lead: '', services, promises: undefined }} />,
  );

test('a card is marked POPULÆR where its service is highlighted, and nowhere else', () => {
  const html = draw([service, { ...service, title: 'Bad', highlighted: true }]);
  expect(html.match(/POPULÆR/g)).toHaveLength(1);
  expect(html.indexOf('POPULÆR')).toBeGreaterThan(html.indexOf('Flislegging'));
  expect(draw([service])).not.toContain('POPULÆR');
});
