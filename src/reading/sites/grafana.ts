import type { Site } from './site.ts';

/**
 * A dashboard of Grafana: what it is called, who changed it when, and which panels it has. The values in its panels come
 * by POST alone and are read from the page. Recorded shape, not run against the product.
 */
export const grafanaDashboard: Site = {
  name: 'grafana-dashboard',
  page: /^https?:\/\/[^/]+(?:\/[\w.-]+)*?\/d\/([\w-]{1,40})(?:\/[^/?]*)?(?:\?.*)?$/,
  request: '{base}/api/dashboards/uid/$1',
  kind: 'json',
  product: 'grafana',
  json: {
    needs: 'dashboard.title',
    title: 'dashboard.title',
    fields: [
      ['Folder', 'meta.folderTitle'],
      ['Updated', 'meta.updated'],
      ['Updated by', 'meta.updatedBy'],
      ['Version', 'dashboard.version'],
      ['Tags', 'dashboard.tags'],
    ],
    table: {
      at: 'dashboard.panels',
      caption: 'Panels',
      columns: [
        ['Panel', 'title'],
        ['Type', 'type'],
      ],
    },
  },
};

/** The alert rules of Grafana with their states, in the form that it shares with Prometheus. Recorded shape, not run. */
export const grafanaAlerts: Site = {
  name: 'grafana-alerts',
  page: /^https?:\/\/[^/]+(?:\/[\w.-]+)*?\/alerting\/list(?:\?.*)?$/,
  request: '{base}/api/prometheus/grafana/api/v1/rules',
  kind: 'json',
  product: 'grafana',
  json: {
    needs: 'data.groups',
    table: {
      at: 'data.groups.rules',
      caption: 'Alert rules',
      columns: [
        ['Rule', 'name'],
        ['State', 'state'],
        ['Health', 'health'],
      ],
    },
  },
};
