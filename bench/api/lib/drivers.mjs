/**
 * Adds drivers to a world, spread evenly over its stations.
 * @param client a connection of `pg`
 * @param spec.slug prefix of their slugs; a number from `from` to `to` follows
 * @returns the ids of the new employees
 */
export async function addDrivers(client, { slug, from, to }) {
  const { rows } = await client.query(
    `with stations as (
      select id, time_zone, row_number() over (order by id) - 1 as place, count(*) over () as places
      from organization where type = 'station' and active
    ), added as (
      insert into organization (slug, name, display_name, type, parent_id, time_zone, service_types)
      select $1::text || n, name, name, 'driver', stations.id, stations.time_zone, '{Tow}'
      from generate_series($2::integer, $3::integer) n
      cross join lateral (select
        (array['Ana', 'Bo', 'Cy', 'Di', 'Eli', 'Fay', 'Gus'])[1 + n % 7] || ' ' ||
        (array['Marsh', 'Ndiaye', 'Okafor', 'Perez', 'Quinn', 'Reyes', 'Stone', 'Tran', 'Usher', 'Vega', 'Wolfe'])[1 + n % 11]
        || ' ' || n as name) named
      join stations on stations.place = n % stations.places
      returning id, display_name
    )
    insert into employee (organization_id, first_name, display_name, position_type)
    select id, split_part(display_name, ' ', 1), display_name, 'driver' from added returning id`,
    [slug, from, to],
  );
  return rows.map(({ id }) => id);
}
