//! A table in memory, column by column, and the file it becomes.

use parquet::basic::{Compression, ConvertedType, LogicalType, Repetition, Type as Physical, ZstdLevel};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DataType, DoubleType, Int32Type};
use parquet::errors::Result;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::Type;
use std::ops::Range;
use std::sync::Arc;

/// Rows that are compressed together.
const GROUP: usize = 65_536;

/// The cells of a column. Where there may be none, a cell is `None`.
pub enum Cells {
    /// Whole numbers.
    Int(Vec<i32>),
    /// Whole numbers, where there are any.
    SomeInt(Vec<Option<i32>>),
    /// Numbers.
    Real(Vec<f64>),
    /// Numbers, where there are any.
    SomeReal(Vec<Option<f64>>),
    /// Yes or no.
    Flag(Vec<bool>),
    /// Texts.
    Text(Vec<String>),
    /// Texts, where there are any.
    SomeText(Vec<Option<String>>),
}

/// A column.
pub struct Column {
    /// Its name.
    pub name: String,
    /// What it holds, for readers.
    pub about: String,
    /// One a row.
    pub cells: Cells,
}

/// A table.
pub struct Table {
    /// The file's name.
    pub name: &'static str,
    /// What a row is, for readers.
    pub about: &'static str,
    /// All of the same length.
    pub columns: Vec<Column>,
}

impl Table {
    /// A table without columns.
    pub fn new(name: &'static str, about: &'static str) -> Table {
        Table { name, about, columns: Vec::new() }
    }

    /// Adds a column.
    pub fn add(&mut self, name: impl Into<String>, about: impl Into<String>, cells: Cells) {
        self.columns.push(Column { name: name.into(), about: about.into(), cells });
    }

    /// The whole file.
    pub fn bytes(&self) -> Result<Vec<u8>> {
        let fields = self.columns.iter().map(Column::field).collect::<Result<Vec<_>>>()?;
        let schema = Arc::new(Type::group_type_builder(self.name).with_fields(fields).build()?);
        let properties = WriterProperties::builder().set_compression(Compression::ZSTD(ZstdLevel::default())).build();
        let mut bytes = Vec::new();
        let mut writer = SerializedFileWriter::new(&mut bytes, schema, Arc::new(properties))?;
        let rows = self.columns.first().map_or(0, |column| column.cells.len());
        for start in (0..rows).step_by(GROUP) {
            let range = start..rows.min(start + GROUP);
            let mut group = writer.next_row_group()?;
            for column in &self.columns {
                if let Some(mut to) = group.next_column()? {
                    column.cells.write(range.clone(), &mut to)?;
                    to.close()?;
                }
            }
            group.close()?;
        }
        writer.close()?;
        Ok(bytes)
    }
}

impl Column {
    fn field(&self) -> Result<Arc<Type>> {
        let (physical, optional) = match &self.cells {
            Cells::Int(_) => (Physical::INT32, false),
            Cells::SomeInt(_) => (Physical::INT32, true),
            Cells::Real(_) => (Physical::DOUBLE, false),
            Cells::SomeReal(_) => (Physical::DOUBLE, true),
            Cells::Flag(_) => (Physical::BOOLEAN, false),
            Cells::Text(_) => (Physical::BYTE_ARRAY, false),
            Cells::SomeText(_) => (Physical::BYTE_ARRAY, true),
        };
        let repetition = if optional { Repetition::OPTIONAL } else { Repetition::REQUIRED };
        let field = Type::primitive_type_builder(&self.name, physical).with_repetition(repetition);
        let field = match physical {
            Physical::BYTE_ARRAY => {
                field.with_logical_type(Some(LogicalType::String)).with_converted_type(ConvertedType::UTF8)
            }
            _ => field,
        };
        field.build().map(Arc::new)
    }
}

impl Cells {
    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Cells::Int(cells) => cells.len(),
            Cells::SomeInt(cells) => cells.len(),
            Cells::Real(cells) => cells.len(),
            Cells::SomeReal(cells) => cells.len(),
            Cells::Flag(cells) => cells.len(),
            Cells::Text(cells) => cells.len(),
            Cells::SomeText(cells) => cells.len(),
        }
    }

    /// The type, as the page of columns calls it; a question mark where there may be none.
    pub fn type_name(&self) -> &'static str {
        match self {
            Cells::Int(_) => "INT32",
            Cells::SomeInt(_) => "INT32?",
            Cells::Real(_) => "DOUBLE",
            Cells::SomeReal(_) => "DOUBLE?",
            Cells::Flag(_) => "BOOLEAN",
            Cells::Text(_) => "STRING",
            Cells::SomeText(_) => "STRING?",
        }
    }

    fn write(&self, rows: Range<usize>, to: &mut SerializedColumnWriter<'_>) -> Result<()> {
        let text = |text: &String| ByteArray::from(text.as_str());
        match self {
            Cells::Int(cells) => all::<Int32Type>(&cells[rows], to),
            Cells::Real(cells) => all::<DoubleType>(&cells[rows], to),
            Cells::Flag(cells) => all::<BoolType>(&cells[rows], to),
            Cells::Text(cells) => all::<ByteArrayType>(&cells[rows].iter().map(text).collect::<Vec<_>>(), to),
            Cells::SomeInt(cells) => some::<Int32Type>(cells[rows].iter().copied(), to),
            Cells::SomeReal(cells) => some::<DoubleType>(cells[rows].iter().copied(), to),
            Cells::SomeText(cells) => some::<ByteArrayType>(cells[rows].iter().map(|cell| cell.as_ref().map(text)), to),
        }
    }
}

fn all<T: DataType>(cells: &[T::T], to: &mut SerializedColumnWriter<'_>) -> Result<()> {
    to.typed::<T>().write_batch(cells, None, None).map(drop)
}

fn some<T: DataType>(cells: impl Iterator<Item = Option<T::T>>, to: &mut SerializedColumnWriter<'_>) -> Result<()> {
    let (mut there, mut levels) = (Vec::new(), Vec::new());
    for cell in cells {
        levels.push(i16::from(cell.is_some()));
        there.extend(cell);
    }
    to.typed::<T>().write_batch(&there, Some(&levels), None).map(drop)
}
