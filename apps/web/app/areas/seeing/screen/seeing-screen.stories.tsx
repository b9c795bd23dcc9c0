import preview from '../../../../../../.storybook/preview.tsx';
import { drawScene, screenMeta } from '../../../../stories/screen-stories.tsx';
import { SeeingBanner } from '../../../kit/seeing/seeing-banner.tsx';
import { SeeingScreen, type SeeingScreenProps } from './seeing-screen.tsx';

const timeZone = 'America/New_York';
const list: SeeingScreenProps['list'] = {
  ok: true,
  data: {
    seeing: [
      {
        id: 3,
        seen_by: { employee_id: 1, display_name: 'Olive Quist' },
        seen_as: { employee_id: 71, display_name: 'Teddy Marsh' },
        from: '2026-11-20T19:05:00Z',
        until: '2026-11-20T19:35:00Z',
        ended: false,
      },
      {
        id: 2,
        seen_by: { employee_id: 1, display_name: 'Olive Quist' },
        seen_as: { employee_id: 40, display_name: 'Ignacio de la Cruz y Vega' },
        from: '2026-11-19T14:00:00Z',
        until: '2026-11-19T14:12:00Z',
        ended: true,
      },
    ],
  },
};

const scene = (given: Partial<SeeingScreenProps>, asSomebody = false) =>
  drawScene({
    route: 'routes/seeing',
    path: 'seeing',
    at: '/seeing/',
    framed: true,
    screen: () => (
      <>
        {asSomebody && (
          <SeeingBanner
            name="Teddy Marsh"
            seenBy={{ displayName: 'Olive Quist', until: '2126-11-20T19:35:00Z' }}
            timeZone={timeZone}
          />
        )}
        <SeeingScreen list={list} timeZone={timeZone} refused={null} onRetry={() => undefined} {...given} />
      </>
    ),
  });

const meta = preview.meta({ title: 'Screens/See as someone else', ...screenMeta });

export const Default = meta.story({ tags: ['matrix'], render: scene({}) });

export const Nobody = meta.story({ render: scene({ list: { ok: true, data: { seeing: [] } } }) });

export const Banner = meta.story({ render: scene({}, true) });
