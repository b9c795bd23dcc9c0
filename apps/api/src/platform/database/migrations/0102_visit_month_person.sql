-- Whether a person came before a month: newcomers are found without reading everybody's months.
create index visit_month_person on visit_month (employee_id, month);
