//! The migrations of the database's schema. Written out, not found by a macro: that macro would
//! have every database driver compiled a second time, for the compiler itself.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// Number, name and words of each. A database refuses one whose words have changed since it was applied.
const MIGRATIONS: [(i64, &str, &str); 10] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (3, "trust", include_str!("../../migrations/0003_trust.sql")),
    (4, "clocks", include_str!("../../migrations/0004_clocks.sql")),
    (5, "rulings", include_str!("../../migrations/0005_rulings.sql")),
    (10, "accounts", include_str!("../../migrations/0010_accounts.sql")),
    (11, "faces", include_str!("../../migrations/0011_faces.sql")),
    (12, "bots", include_str!("../../migrations/0012_bots.sql")),
    (13, "apart", include_str!("../../migrations/0013_apart.sql")),
    (14, "likeness", include_str!("../../migrations/0014_likeness.sql")),
    (15, "lists", include_str!("../../migrations/0015_lists.sql")),
];

/// All of them, in order.
pub fn all() -> Migrator {
    let migration = |(number, name, words): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, words.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.map(migration).to_vec())
}

#[cfg(test)]
mod tests {
    use super::MIGRATIONS;
    use std::fs;

    #[test]
    fn every_file_is_listed_under_its_number_and_name() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
        let files = fs::read_dir(folder).expect("the folder is there").map(|file| file.expect("a file"));
        let mut files: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        files.sort();
        let listed: Vec<String> =
            MIGRATIONS.iter().map(|(number, name, _)| format!("{number:04}_{name}.sql")).collect();
        assert_eq!(files, listed);
    }
}
